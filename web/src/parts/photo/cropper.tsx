import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { cx } from '../../ui/hooks/cx.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Slider } from '../../ui/inputs/slider.tsx';
import styles from './photo.module.css';
import { type Area, VIEWPORT } from './read-photo.ts';

/** How far one may go in (1-product, section 9). */
const MOST_ZOOM = 1.5;

interface PhotoCropperProps {
  url: string;
  onArea: (area: Area) => void;
}

/** Moves and zooms a photo under a circle, by mouse, touch or arrow keys. */
export default function PhotoCropper({ url, onArea }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={cx('col g3', styles.crop)}>
      <div className={styles.boundary}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
          cropSize={{ width: VIEWPORT, height: VIEWPORT }}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          maxZoom={MOST_ZOOM}
          keyboardStep={5}
          zoomWithScroll
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'group',
            'aria-label': 'Part of the photo that is shown. Move it with the arrow keys.',
          }}
        />
      </div>
      <Field label="Zoom" group>
        <Slider
          value={zoom}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          label="Zoom"
          spoken={(value) => `${Math.round(value * 100)} percent`}
          onChange={setZoom}
        />
      </Field>
    </div>
  );
}
