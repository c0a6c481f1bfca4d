import { useWatch } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import { JobField } from './job-field.tsx';
import { PlaceBox, PlaceList } from './places.tsx';
import { RadiusField } from './radius-field.tsx';

/** Where an office is, and from how far around candidates may come. */
export default function OnSiteCard() {
  const sourceFrom = useWatch<JobForm, 'details.onSite.sourceFrom'>({ name: 'details.onSite.sourceFrom' });
  return (
    <div className="card">
      <div className="body col g4">
        <div className="two">
          <JobField name="details.onSite.location" label="Office location" required>
            {(field) => <PlaceBox {...field} />}
          </JobField>
          <JobField name="details.onSite.sourceFrom" label="Locations to source from" required>
            {(field) => <PlaceList {...field} />}
          </JobField>
        </div>
        {sourceFrom.length > 0 && <RadiusField />}
      </div>
    </div>
  );
}
