import DOMPurify, { type Config } from 'dompurify';

export interface Sanitised {
  html: string;
  /** Pictures from elsewhere that were taken out. */
  blockedImages: number;
}

const remote = /^(https?:)?\/\//i;

export interface SanitiseOptions {
  /** Pictures from elsewhere stay in. */
  readonly images?: boolean | undefined;
  /** The style of an element stays: for what is shown in a frame of its own. */
  readonly styles?: boolean | undefined;
}

const CONFIG = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'audio',
    'video',
    'source',
    'track',
    'picture',
  ],
  FORBID_ATTR: ['id', 'name', 'class', 'srcset', 'background'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;
type Clean = Config & { readonly RETURN_DOM_FRAGMENT: true };
const WITHOUT_STYLES = { ...CONFIG, FORBID_ATTR: [...CONFIG.FORBID_ATTR, 'style'] };

/** Only what text needs: no scripts, styles, forms or ids; links open apart and tell nobody where from. */
export const sanitise = (html: string, options: SanitiseOptions = {}): Sanitised => {
  const config = options.styles ? CONFIG : WITHOUT_STYLES;
  const content = clean(html, config) ?? withoutFrames(html, config);
  let blockedImages = 0;
  for (const image of content.querySelectorAll('img')) {
    if (options.images || !remote.test(image.getAttribute('src') ?? '')) continue;
    blockedImages += 1;
    image.remove();
  }
  for (const link of content.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  // In the document of the fragment, where pictures do not load.
  const holder = content.ownerDocument.createElement('div');
  holder.append(content);
  return { html: holder.innerHTML, blockedImages };
};

/** Null for a document of frames, which has no body. */
const clean = (html: string, config: Clean): DocumentFragment | null => DOMPurify.sanitize(html, config);

/** What else a document of frames holds: where something stands before them, a browser passes them over. */
function withoutFrames(html: string, config: Clean): DocumentFragment {
  const content = clean(`<br>${html}`, config) ?? new DocumentFragment();
  content.firstChild?.remove();
  return content;
}
