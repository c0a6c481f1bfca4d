import DOMPurify, { type Config } from 'dompurify';

export interface Sanitised {
  html: string;
  /** Pictures from elsewhere that were taken out. */
  blockedImages: number;
}

const remote = /^(https?:)?\/\//i;

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
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'background'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Only what text needs: no scripts, styles, forms or ids; links open apart and tell nobody where from. */
export const sanitise = (html: string, options: { images?: boolean } = {}): Sanitised => {
  const content = clean(html) ?? withoutFrames(html);
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
const clean = (html: string): DocumentFragment | null => DOMPurify.sanitize(html, CONFIG);

/** What else a document of frames holds: where something stands before them, a browser passes them over. */
function withoutFrames(html: string): DocumentFragment {
  const content = clean(`<br>${html}`) ?? new DocumentFragment();
  content.firstChild?.remove();
  return content;
}
