import DOMPurify from 'dompurify';

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

/** Only what text needs: no scripts, styles, forms or ids; links open apart and tell nobody where from. */
export const sanitise = (html: string, options: SanitiseOptions = {}): Sanitised => {
  const content = DOMPurify.sanitize(html, {
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
    FORBID_ATTR: ['id', 'name', 'class', 'srcset', 'background', ...(options.styles ? [] : ['style'])],
    RETURN_DOM_FRAGMENT: true,
  });
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
