import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { SkeletonText } from '../feedback/skeleton.tsx';
import frame from './mail-frame.module.css';
import type { SanitiseOptions } from './sanitise.ts';
import { useSanitised } from './use-sanitised.ts';

const page = (html: string, { images, styles }: SanitiseOptions, origin: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${origin}${styles ? " 'unsafe-inline'" : ''}; img-src ${images ? 'https: data:' : 'data:'}">
<link rel="stylesheet" href="${origin}/mail-frame.css"></head><body>${html}</body></html>`;

interface MailFrameProps {
  html: string;
  title: string;
  height?: number | undefined;
  styles?: boolean | undefined;
}

/**
 * An email as it was written, in a frame that can run nothing and reach nothing. Pictures from elsewhere, which would
 * tell the sender it was read, wait until they are asked for. With `styles` it looks as it was styled: for our own.
 * Height in px.
 */
export function MailFrame({ html, title, height = 320, styles = false }: MailFrameProps) {
  const [images, setImages] = useState(false);
  const safe = useSanitised(html, { images, styles });
  if (!safe) return <SkeletonText lines={5} />;
  return (
    <div className={frame.mail} data-ui="mail">
      {safe.blockedImages > 0 && (
        <div className={frame.ask}>
          {safe.blockedImages === 1 ? '1 picture is not shown.' : `${safe.blockedImages} pictures are not shown.`}
          <Button look="quiet" size="s" onClick={() => setImages(true)}>
            Show pictures
          </Button>
        </div>
      )}
      <iframe
        title={title}
        sandbox=""
        srcDoc={page(safe.html, { images, styles }, window.location.origin)}
        style={{ height }}
      />
    </div>
  );
}
