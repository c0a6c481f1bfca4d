import { parseTemplate, type TemplateValues } from '../../../../../shared/rules/outreach/templates.ts';
import { variableWords } from '../../../../../shared/rules/outreach/variables.ts';
import { decodeEntities, escapeHtml } from '../../../../../shared/rules/text/plain-text.ts';
import { SafeHtml } from '../../../ui/data/safe-html.tsx';
import styles from '../job-form.module.css';

/** A line of an email: what is known is filled in, every other variable stands as a chip. */
export const TemplateLine = ({ text, values }: { text: string; values: TemplateValues }) => (
  <span className={styles.template}>
    {parseTemplate(text).map((piece, index) => {
      if (piece.kind === 'text') return piece.text;
      // biome-ignore lint/suspicious/noArrayIndexKey: the same variable may stand twice
      return values[piece.key] ?? <mark key={index}>{variableWords(piece.key, piece.fallback)}</mark>;
    })}
  </span>
);

/** The text of an email, its variables as chips. */
export function TemplateBody({ html, values }: { html: string; values: TemplateValues }) {
  const filled = parseTemplate(html).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    const value = values[piece.key];
    if (value) return escapeHtml(value);
    return `<mark>${escapeHtml(variableWords(piece.key, decodeEntities(piece.fallback)))}</mark>`;
  });
  return (
    <div className={styles.template}>
      <SafeHtml html={filled.join('')} />
    </div>
  );
}
