import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

/** Says that a newer version can be had by loading the page again (1-product, section 2). */
export default function NewVersionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const footer = (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button look="primary" onClick={() => window.location.reload()}>
        Refresh
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} size="s" title="New version available" footer={footer}>
      <p className="muted">Refresh the page to use it. Please save first what you are writing.</p>
    </Dialog>
  );
}
