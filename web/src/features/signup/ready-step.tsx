import { useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../../../shared/product.ts';
import { recordEvent } from '../../api/product-events.ts';
import { takeReturnPath } from '../../api/return-path.ts';
import { Button } from '../../ui/actions/button.tsx';

/** The end of the way: how many were invited on it, and the door to the product. */
export function ReadyStep({ invited, onBack }: { invited: number; onBack: () => void }) {
  const navigate = useNavigate();
  const finish = () => {
    recordEvent('Signup completed');
    void navigate(takeReturnPath(), { replace: true });
  };
  return (
    <>
      {invited > 0 && (
        <p className="muted">{invited === 1 ? '1 invitation was sent.' : `${invited} invitations were sent.`}</p>
      )}
      <div className="row">
        <Button size="l" onClick={onBack}>
          Back
        </Button>
        <Button look="primary" size="l" className="end" autoFocus onClick={finish}>
          Start using {PRODUCT.name}
        </Button>
      </div>
    </>
  );
}
