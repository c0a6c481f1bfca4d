import { Offers } from '../../parts/keeping/offers.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import type { FormOffer } from './saving/use-kept-input.ts';

interface NoticesProps {
  conflict: string | undefined;
  onReload: () => void;
  offers: readonly FormOffer[];
  savedVersion: number | null;
  onRestore: (offer: FormOffer) => void;
  onDiscard: (offer: FormOffer) => void;
}

const leftJob = ({ values: { title } }: FormOffer) =>
  title.trim() ? `You left “${title}”` : 'You left a job with no title';

/** What stands between the person and their text: input kept from before, and somebody who was faster. */
export function Notices({ conflict, onReload, ...offered }: NoticesProps) {
  return (
    <>
      {conflict && (
        <EducationBox
          type="danger"
          action={
            <Button size="s" onClick={onReload}>
              Reload
            </Button>
          }
        >
          {conflict}
        </EducationBox>
      )}
      <Offers {...offered} say={leftJob} />
    </>
  );
}
