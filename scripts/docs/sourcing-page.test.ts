import { expect, it } from 'vitest';
import { ERRORS } from '../../shared/contract/errors.ts';
import { sourcingRoutes } from '../../shared/contract/sourcing.ts';
import { WebhookType } from '../../shared/contract/webhooks.ts';
import { sourcingPage } from './sourcing-page.ts';

const page = sourcingPage();

it.each(Object.entries(sourcingRoutes))('%s has its path, its example and its errors', (name, route) => {
  const section = new RegExp(`<section id="${name}">.*?</section>`, 's').exec(page)?.[0] ?? '';
  expect(section).toContain(`<code>${route.path}</code>`);
  expect(section).toContain('$BRAMBLE/api/sourcing/');
  expect(section).not.toMatch(/api[^ ']*[{}]/);
  for (const code of route.errors) expect(section).toContain(`${ERRORS[code].status}</td><td><code>${code}</code>`);
});

it('says what each event means, and has nothing that runs or is loaded', () => {
  const types = ['request.opened', 'request.changed', 'request.stopped', 'message.created'] as const;
  for (const type of types) expect(page).toContain(`<code>${WebhookType.parse(type)}</code>`);
  expect(page).not.toMatch(/<script|src=|@import|url\(/);
});
