import { type connectMerge, type MergeCall, withoutPointers } from './connection.ts';
import { MergeProblem } from './problem.ts';
import { type MergeCandidate, MergeWritten } from './shapes.ts';

type Addresses = MergeCandidate['email_addresses'];

/** Somebody who is there, the address that they are given, and what they keep besides. */
interface Readdressed {
  readonly id: string;
  readonly email: string;
  readonly others: Addresses;
}

export interface NewCandidate {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly phone: string | null;
  readonly link: string | null;
}

const personal = (email: string) => ({ value: email, email_address_type: 'PERSONAL' });
const addressed = (email: string, others: Addresses = []) => ({ email_addresses: [personal(email), ...others] });

/** What we write into an ATS, by a connection. */
export function writesOf(call: ReturnType<typeof connectMerge>) {
  const write = async (wanted: Omit<MergeCall, 'method'> & { method?: 'PATCH' }): Promise<string> => {
    const { name } = wanted;
    const written = await call({ method: 'POST', ...wanted }, MergeWritten);
    const reason = written.errors.map(({ detail, title }) => withoutPointers(detail ?? title ?? '')).join(' ');
    if (written.errors.length > 0) throw new MergeProblem('refused', name, { reason });
    if (!written.model) throw new MergeProblem('unclear', name);
    return written.model.id;
  };
  const create = (name: string, path: string, token: string, body: object) => write({ name, path, token, body });

  return {
    /** Creates somebody. Not to be repeated before they were looked for. */
    createCandidate: (token: string, user: string, candidate: NewCandidate) =>
      create('create candidate', 'candidates', token, {
        model: {
          first_name: candidate.firstName,
          last_name: candidate.lastName,
          ...addressed(candidate.email),
          ...(candidate.title && { title: candidate.title }),
          ...(candidate.company && { company: candidate.company }),
          ...(candidate.phone && { phone_numbers: [{ value: candidate.phone, phone_number_type: 'MOBILE' }] }),
          ...(candidate.link && { urls: [{ value: candidate.link, url_type: 'SOCIAL_MEDIA' }] }),
        },
        remote_user_id: user,
      }),

    /** Gives somebody who is there an address, and these `others`, in the place of those that they have. */
    async readdress(token: string, user: string, { id, email, others }: Readdressed): Promise<void> {
      const body = { model: addressed(email, others), remote_user_id: user };
      const path = `candidates/${encodeURIComponent(id)}`;
      await write({ name: 'readdress candidate', method: 'PATCH', path, token, body, isRepeatable: true });
    },

    /** Gives somebody a resume, which the ATS fetches from its address. */
    createAttachment: (token: string, user: string, file: { candidate: string; fileName: string; fileUrl: string }) =>
      create('create attachment', 'attachments', token, {
        model: {
          file_name: file.fileName,
          file_url: file.fileUrl,
          candidate: file.candidate,
          attachment_type: 'RESUME',
        },
        remote_user_id: user,
      }),

    /** Puts somebody on a job. */
    createApplication: (token: string, user: string, of: { candidate: string; job: string }) =>
      create('create application', 'applications', token, { model: of, remote_user_id: user }),
  };
}
