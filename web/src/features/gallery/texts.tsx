import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { ChipsInput } from '../../ui/inputs/chips-input.tsx';
import { ComboBox } from '../../ui/inputs/combo-box.tsx';
import { Editor } from '../../ui/inputs/editor.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import type { Option } from '../../ui/inputs/option.ts';
import { PhoneInput } from '../../ui/inputs/phone-input.tsx';
import { phoneProblem } from '../../ui/inputs/phone-library.ts';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Exhibit, LONG, PARAGRAPH, Room } from './exhibit.tsx';

const REQUIRED = 'This field is required.';
const PLACES: readonly Option[] = ['Paris, France', 'Lyon, France', 'Lisbon, Portugal', LONG].map((label) => ({
  value: label,
  label,
}));

function Phones() {
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Exhibit title="Phone number" hint="Type a plus, or search the country by name or code.">
      <Field label="Phone" error={error}>
        <PhoneInput
          value={phone}
          onChange={setPhone}
          onBlur={() => void phoneProblem(phone).then((problem) => setError(problem))}
        />
      </Field>
      <p className="small muted">Kept: {phone || 'nothing'}</p>
      <Field label="Phone, filled">
        <PhoneInput value="+33 6 12 34 56 78" onChange={() => undefined} />
      </Field>
      <Field label="Phone, disabled">
        <PhoneInput value="+44 20 7946 0018" onChange={() => undefined} disabled />
      </Field>
    </Exhibit>
  );
}

function Boxes() {
  const [place, setPlace] = useState<Option | null>(null);
  const [places, setPlaces] = useState<readonly Option[]>(PLACES.slice(0, 2));
  const [skills, setSkills] = useState(['Go', LONG]);
  return (
    <Exhibit title="Location, chips and chips select" hint="Arrow keys, Enter, Backspace, Escape.">
      <Field label="Location">
        <ComboBox
          options={PLACES}
          value={place}
          onChange={setPlace}
          icon={<MapPin />}
          placeholder="Ex: Paris, France"
          creatable
        />
      </Field>
      <Field label="Location, searching">
        <ComboBox options={[]} value={null} onChange={() => undefined} loading placeholder="Ex: Paris, France" />
      </Field>
      <Field label="Location, wrong" error={REQUIRED}>
        <ComboBox options={[]} value={null} onChange={() => undefined} placeholder="Ex: Paris, France" />
      </Field>
      <Field label="Locations">
        <MultiSelect options={PLACES} value={places} onChange={setPlaces} placeholder="Add a place" />
      </Field>
      <Field label="Skills">
        <ChipsInput value={skills} onChange={setSkills} maxLength={200} />
      </Field>
      <Field label="Skills, disabled">
        <ChipsInput value={['Rust']} onChange={() => undefined} disabled />
      </Field>
    </Exhibit>
  );
}

function Editors() {
  const [html, setHtml] = useState(`<p>${PARAGRAPH}</p><ul><li>One</li><li>Two</li></ul>`);
  return (
    <Exhibit title="Rich text editor" hint="350 px high unless told; it arrives when it first shows." wide>
      <Editor label="Content" value={html} onChange={setHtml} />
      <Editor label="Subject" value="" singleLine placeholder="Subject" />
      <Editor label="Content, read only" value={html} readOnly height={120} />
    </Exhibit>
  );
}

/** What one types in. */
export function Texts() {
  const [search, setSearch] = useState('');
  return (
    <Room title="Texts">
      <Exhibit title="Text fields">
        <Field label="First name" required hint="As on the resume">
          <TextInput placeholder="Ada" />
        </Field>
        <Field label="Last name" error={REQUIRED} required>
          <TextInput />
        </Field>
        <Field label="Email" hint="Read only">
          <TextInput defaultValue="ada@mail.example" readOnly />
        </Field>
        <Field label="Position, disabled">
          <TextInput defaultValue={LONG} disabled />
        </Field>
        <Field label="Summary" counter="words">
          <TextArea defaultValue={PARAGRAPH} />
        </Field>
        <Field label="Note, too long" counter={20} error="This field cannot be longer than 20 characters.">
          <TextArea defaultValue={LONG} />
        </Field>
        <SearchInput label="Search a job" value={search} onChange={setSearch} keyHint="/" />
      </Exhibit>
      <Phones />
      <Boxes />
      <Editors />
    </Room>
  );
}
