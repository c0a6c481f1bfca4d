import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button, type ButtonLook } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Exhibit, LONG, Room, State } from './exhibit.tsx';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'tertiary', 'danger', 'info', 'warning', 'quiet'];

const Buttons = () => (
  <Exhibit title="Buttons" hint="Hover, focus and press each; a disabled one says why on hover and focus.">
    <State name="Types">
      <div className="row wrap">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </div>
    </State>
    <State name="Sizes, rounded, with an icon and a key">
      <div className="row wrap">
        <Button size="s">small</Button>
        <Button size="m">medium</Button>
        <Button size="l">large</Button>
        <Button rounded>rounded</Button>
        <Button icon={<Plus />} keyHint="C">
          with a key
        </Button>
      </div>
    </State>
    <State name="Loading, disabled, disabled with a reason">
      <div className="row wrap">
        <Button look="primary" loading>
          Saving
        </Button>
        <Button disabled>Not now</Button>
        <Button disabledReason="Choose a profile first.">Contact</Button>
      </div>
    </State>
    <State name="Long text">
      <Button wide>
        <span className="cut">{LONG}</span>
      </Button>
    </State>
  </Exhibit>
);

/** Buttons, links that look like them, and what explains them. */
export const Actions = () => (
  <Room title="Actions">
    <Buttons />
    <Exhibit title="Icon buttons and links" hint="The name is its title, and read aloud.">
      <div className="row wrap">
        <IconButton label="Remove" icon={<Trash2 />} />
        <IconButton label="Remove, loading" icon={<Trash2 />} loading />
        <IconButton label="Remove, disabled" icon={<Trash2 />} disabled />
        <ButtonLink to="#actions" look="primary">
          A link
        </ButtonLink>
      </div>
    </Exhibit>
    <Exhibit title="Tooltip" hint="Opens after 500 ms of hover, at once on focus; Escape closes it.">
      <div className="row wrap">
        <Tooltip text="It should appear in your ATS soon.">
          <Button>Exported</Button>
        </Tooltip>
        <Tooltip text={LONG} side="bottom">
          <Button>Long tooltip</Button>
        </Tooltip>
      </div>
    </Exhibit>
  </Room>
);
