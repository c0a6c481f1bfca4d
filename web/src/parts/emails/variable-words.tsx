import { useMemo } from 'react';
import { parseTemplate } from '../../../../shared/rules/outreach/templates.ts';
import { variableWords } from '../../../../shared/rules/outreach/variables.ts';
import { decodeEntities, escapeHtml } from '../../../../shared/rules/text/plain-text.ts';
import { useSanitised } from '../../ui/data/use-sanitised.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './emails.module.css';

/** A line of an email with its variables as chips. */
export const VariableLine = ({ text }: { text: string }) => (
  <span className={styles.template}>
    {parseTemplate(text).map((piece, index) =>
      piece.kind === 'text' ? (
        piece.text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay in their order
        <span key={index} className={styles.variable}>
          {variableWords(piece.key, piece.fallback)}
        </span>
      ),
    )}
  </span>
);

/** Variables as `<var>`: the one element that the sanitiser keeps and that no email is written with. */
const withChips = (html: string) =>
  parseTemplate(html)
    .map((piece) =>
      piece.kind === 'text'
        ? piece.text
        : `<var>${escapeHtml(variableWords(piece.key, decodeEntities(piece.fallback)))}</var>`,
    )
    .join('');

/** The content of an email with its variables as chips. */
export function VariableContent({ html }: { html: string }) {
  const marked = useMemo(() => withChips(html), [html]);
  const safe = useSanitised(marked);
  if (!safe) return <SkeletonText lines={5} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
  return <div className={cx('prose', styles.template)} dangerouslySetInnerHTML={{ __html: safe.html }} />;
}
