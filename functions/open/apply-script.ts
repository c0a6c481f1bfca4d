import { createHash } from 'node:crypto';

/**
 * What the form of the page does: it uploads the resume straight to the bucket, then sends the application. Each problem is said
 * at the form, and nothing that was typed is lost.
 */
export const APPLY_SCRIPT = `(() => {
  const form = document.getElementById('apply');
  const told = document.getElementById('told');
  const button = form.querySelector('button');
  const base = '/api/open/' + form.dataset.job;
  const say = (text, isBad) => {
    told.textContent = text;
    told.className = isBad ? 'bad' : '';
  };
  const post = async (path, body) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const content = await answer.json().catch(() => ({}));
    if (answer.ok) return content;
    const [name, [text] = []] = Object.entries(content.fields || {})[0] || [];
    const error = new Error(text || content.message || 'Something went wrong. Please try again.');
    throw Object.assign(error, { field: (name || '').split('.')[0] });
  };
  const mark = (input, isBad) => {
    if (isBad) {
      input.setAttribute('aria-invalid', 'true');
      if (!input.hasAttribute('aria-describedby')) input.setAttribute('aria-describedby', 'told');
    } else {
      input.removeAttribute('aria-invalid');
      if (input.getAttribute('aria-describedby') === 'told') input.removeAttribute('aria-describedby');
    }
  };
  let sent;
  const upload = async (file) => {
    if (file.size === 0) throw Object.assign(new Error('This file is empty.'), { field: 'resume' });
    const originalFilename = file.name;
    const { identifier, url, fields } = await post('/resume', { originalFilename, size: file.size });
    const data = new FormData();
    for (const name of Object.keys(fields)) data.set(name, fields[name]);
    data.set('file', file);
    const answer = await fetch(url, { method: 'POST', body: data });
    if (!answer.ok) throw new Error('The resume could not be uploaded. Please try again.');
    return { identifier, originalFilename };
  };
  const uploadOnce = async (file) => {
    if (!sent || sent.file !== file) sent = { file, resume: await upload(file) };
    return sent.resume;
  };
  form.addEventListener('input', ({ target }) => mark(target, false));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { firstName, lastName, email, resume, consent } = form.elements;
    for (const input of form.querySelectorAll('input')) mark(input, false);
    button.disabled = true;
    say('Sending your application. This takes some seconds.');
    try {
      await post('/applications', {
        firstName: firstName.value,
        lastName: lastName.value,
        email: email.value.trim(),
        resume: await uploadOnce(resume.files[0]),
        consent: consent.checked,
      });
      form.hidden = true;
      document.getElementById('sent').hidden = false;
      document.getElementById('sent').focus();
    } catch (error) {
      say(error instanceof TypeError ? 'There is no connection. Please try again.' : error.message, true);
      button.disabled = false;
      // A resume that is not found any more, or is refused itself, is uploaded anew.
      if (!(error instanceof TypeError) && (!error.field || error.field === 'resume')) sent = undefined;
      const input = error.field && form.elements[error.field];
      if (!input) return;
      mark(input, true);
      input.focus();
    }
  });
})();`;

const hashOfScript = createHash('sha256').update(APPLY_SCRIPT).digest('base64');

/** The policy of the page: this one script, calls to the product and to the bucket of files, pictures of the web. */
export const openPagePolicy = (filesOrigin: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'sha256-${hashOfScript}'`,
    'img-src https: data:',
    `connect-src 'self' ${filesOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
