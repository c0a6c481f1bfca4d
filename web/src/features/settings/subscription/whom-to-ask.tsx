import { PRODUCT } from '../../../../../shared/product.ts';
import { useApi } from '../../../api/use-api.ts';
import { useUser } from '../../../api/use-user.ts';

interface Words {
  readonly admin: string;
  readonly other: string;
}

/** What to do for more, with the one to ask: sales for an admin, an admin for everyone else (1-product, section 2). */
export function WhomToAsk({ words }: { words: Words }) {
  const { employer } = useUser();
  const isAdmin = employer.accountAdmin;
  const { data: people = [] } = useApi('listTeammates', isAdmin ? null : { params: { id: employer.account } });
  const admin = people.find((person) => person.employer.accountAdmin);
  const sentence = isAdmin ? words.admin : words.other;
  return (
    <p className="muted">
      {isAdmin || admin ? sentence.replace(/\.$/, ':') : sentence}{' '}
      {isAdmin && (
        <a className="link" href={`mailto:${PRODUCT.salesEmail}`}>
          {PRODUCT.salesEmail}
        </a>
      )}
      {!isAdmin && admin && (
        <a className="link" href={`mailto:${admin.email}`} title={admin.email}>
          {admin.name}
        </a>
      )}
    </p>
  );
}
