import { PRODUCT } from '../../../../shared/product.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** What a person without the platform reads instead of adding a profile (3-pipeline, section 6). */
export default function UpsellDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title="Add your own profiles with Platform"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="col g3">
        <p>
          With Platform your team adds profiles of its own, contacts them with the emails of the job, and follows them
          on the same board. To add profiles you must upgrade to Platform.
        </p>
        {isAdmin ? (
          <p>
            Please write to{' '}
            <a className="link" href={`mailto:${PRODUCT.salesEmail}`}>
              {PRODUCT.salesEmail}
            </a>
            .
          </p>
        ) : (
          <p>Please ask an admin of your account.</p>
        )}
      </div>
    </Dialog>
  );
}
