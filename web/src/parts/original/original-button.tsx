import FileText from 'lucide-react/icons/file-text';
import { Button } from '../../ui/actions/button.tsx';
import { lazily } from '../../ui/hooks/lazily.tsx';

/** What draws the pages of a file is large, and is loaded once somebody wants to see one. */
export const OriginalPages = lazily(() => import('./original-pages.tsx'));

interface OriginalButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Shows the file as it was uploaded, or hides it again. */
export const OriginalButton = ({ isOpen, onOpen }: OriginalButtonProps) => (
  <Button size="s" icon={<FileText />} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
    {isOpen ? 'Hide the original' : 'Original'}
  </Button>
);
