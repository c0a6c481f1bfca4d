import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName } from '../../../shared/rules/outreach/reserved-names.ts';
import { senderNames } from './sender-address.ts';

const ID = 'usr_0a1b2c3d4e5f60718293a4b5c6d7e8f9';

describe('what stands before the @ of a sender', () => {
  it.each([
    ['Maren Holt', 'maren.holt'],
    ['Zoë Küster-Łukasz', 'zoe.kuster.lukasz'],
    ['Søren Ærø', 'soren.aero'],
    ['Ｍａｒｅｎ Ｈｏｌｔ', 'maren.holt'],
    ['R. Kelly', 'rkelly'],
    ['高策', 'member'],
    ['', 'member'],
  ])('is for %j plain letters', (name, local) => {
    expect(senderNames(name, ID)[0]).toBe(local);
  });

  it('is for namesakes a number, and last a part of their own id', () => {
    const names = senderNames('Maren Holt', ID);
    expect(names.slice(0, 3)).toEqual(['maren.holt', 'maren.holt.2', 'maren.holt.3']);
    expect(names.at(-1)).toBe('maren.holt.0a1b2c3d4e5f');
  });

  it.each([
    ...[
      'Postmaster -',
      'abuse !',
      'Hostmaster',
      'WebMaster',
      'NOC',
      'Security',
      'Mailer Daemon',
      'No-Reply',
      'noreply',
    ],
    ...['Bounce', 'Bounces 2', 'Unsubscribe', 'Support', 'Info', 'Admin', 'Root', 'Talent .', 'Bramble Support'],
    ...['Talent Bramble', 'The Bramble Team', 'Support Bramble', 'Security Team', 'No Reply Team', 'Customer Support'],
    ...['Anna Bramble', 'Bramble2 Anna', 'Mail Bram-Ble', 'Support1 Desk', 'The No-Reply'],
    ...['ａｄｍｉｎ', 'Aḍmın', 'pöstmaster', 'post master'],
  ])('is never what stands for the domain or the product: %s', (name) => {
    expect(senderNames(name, ID)[0]).toBe('member');
  });

  it.each(['Maren Support-Holt Berg', 'Anna Brambleton', 'Helpmann Info-Ott'])(
    'is a person’s own where such a word only stands within: %s',
    (name) => {
      expect(senderNames(name, ID)[0]).not.toBe('member');
    },
  );

  it('is for any name an address that is not reserved and fits before the @', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        for (const local of senderNames(name, ID)) {
          expect(local).toMatch(/^[a-z0-9]+(?:\.[a-z0-9]+)*$/);
          expect(local.length).toBeLessThanOrEqual(64);
          expect(isReservedName(local)).toBe(false);
        }
      }),
    );
  });
});
