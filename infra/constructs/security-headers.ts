/** What the pages need beyond their own origin. */
export interface ContentSources {
  /** Whose scripts run in it beside ours: the widget that connects an ATS. */
  readonly script: readonly string[];
  /** Where the page calls: sign-in, and the bucket that takes uploads. */
  readonly connect: readonly string[];
  /** Where an uploaded resume is shown from. */
  readonly frame: readonly string[];
  /** Where pictures of people are shown from. */
  readonly image: readonly string[];
}

/**
 * The policy under which every page runs. No inline script, no plug-in, no foreign frame around it. Inline style is allowed:
 * emails are shown in sandboxed frames, which inherit this policy, and their style is in their elements.
 */
export function contentSecurityPolicy({ script, connect, frame, image }: ContentSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'self'", ...frame],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
