import { SkeletonText } from '../feedback/skeleton.tsx';
import { useSanitised } from './use-sanitised.ts';

/** HTML written by a person, made safe; its links open in a new tab. */
export function SafeHtml({ html }: { html: string }) {
  const safe = useSanitised(html, { images: true });
  if (!safe) return <SkeletonText />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: safe.html }} />;
}
