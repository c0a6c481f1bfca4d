import Braces from 'lucide-react/icons/braces';
import Eye from 'lucide-react/icons/eye';
import { type ComponentProps, useState } from 'react';
import type { VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import type { VariableTerms } from '../../../../shared/rules/outreach/variables.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import styles from './outreach-editor.module.css';
import { PreviewPanel } from './preview-panel.tsx';
import { VariablesPanel } from './variables-panel.tsx';

interface SidePanelsProps {
  terms: VariableTerms;
  values: Readonly<Record<string, string>>;
  /** Of the preview. */
  title: string;
  /** Where variables go, in words. */
  into: string;
  /** Absent where nothing is written. */
  onInsert: ((key: VariableKey) => void) | undefined;
  preview: ComponentProps<typeof PreviewPanel>;
}

/** The variables and the preview beside the emails; where there is no room, behind a button each. */
export function SidePanels({ terms, values, title, into, onInsert, preview }: SidePanelsProps) {
  const hasRoomForOne = useMediaQuery('(min-width: 901px)');
  const hasRoomForBoth = useMediaQuery('(min-width: 1280px)');
  const [opened, setOpened] = useState<'variables' | 'preview'>();
  const close = () => setOpened(undefined);
  const variables = onInsert && (
    <VariablesPanel
      terms={terms}
      values={values}
      into={into}
      onInsert={(key) => {
        close();
        onInsert(key);
      }}
    />
  );
  return (
    <>
      {variables && hasRoomForOne && (
        <aside className={styles.side} aria-label="Variables">
          <h3>Variables</h3>
          {variables}
          {!hasRoomForBoth && (
            <Button icon={<Eye />} onClick={() => setOpened('preview')}>
              Preview
            </Button>
          )}
        </aside>
      )}
      {(hasRoomForBoth || (hasRoomForOne && !variables)) && (
        <aside className={styles.preview} aria-label="Preview">
          <h3>{title}</h3>
          <PreviewPanel {...preview} />
        </aside>
      )}
      {!hasRoomForOne && (
        <div className={styles.bar}>
          {variables && (
            <Button icon={<Braces />} onClick={() => setOpened('variables')}>
              Variables
            </Button>
          )}
          <Button icon={<Eye />} onClick={() => setOpened('preview')}>
            Preview
          </Button>
        </div>
      )}
      <Drawer open={opened === 'variables'} onClose={close} title="Variables" size="sm">
        <div className={styles.inDrawer}>{variables}</div>
      </Drawer>
      <Drawer open={opened === 'preview'} onClose={close} title={title} size="md">
        <div className={styles.inDrawer}>
          <PreviewPanel {...preview} />
        </div>
      </Drawer>
    </>
  );
}
