import { describe, expect, it } from 'vitest';
import { signedHeaders } from './sign.ts';

/** AWS's own published example (the `get-vanilla` case of its Signature Version 4 test suite). */
const WHO = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const AT = new Date('2015-08-30T12:36:00Z');
const request = (over: { method?: string; url?: string; body?: string } = {}) => ({
  method: over.method ?? 'GET',
  url: new URL(over.url ?? 'https://example.amazonaws.com/'),
  body: over.body ?? '',
  service: 'service',
  region: 'us-east-1',
});
const signatureOf = (headers: Record<string, string>) => /Signature=(\w+)$/.exec(headers.authorization ?? '')?.[1];

describe('a signed request', () => {
  it('has the signature that AWS publishes for its example', () => {
    const headers = signedHeaders(request(), WHO, AT);
    expect(headers['x-amz-date']).toBe('20150830T123600Z');
    expect(headers.authorization).toContain('Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request');
    expect(headers.authorization).toContain('SignedHeaders=host;x-amz-date');
    expect(signatureOf(headers)).toBe('5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31');
  });

  it('has the signature that AWS publishes for a query in the wrong order and for a POST', () => {
    const ordered = signedHeaders(
      request({ url: 'https://example.amazonaws.com/?Param2=value2&Param1=value1' }),
      WHO,
      AT,
    );
    expect(signatureOf(ordered)).toBe('b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500');
    const posted = signedHeaders(request({ method: 'POST' }), WHO, AT);
    expect(signatureOf(posted)).toBe('5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b');
  });

  it('covers the headers that are sent with it', () => {
    const headers = { 'x-amz-target': 'service.Act' };
    const targeted = signedHeaders({ ...request(), headers }, WHO, AT);
    expect(targeted).toMatchObject(headers);
    expect(targeted.authorization).toContain('SignedHeaders=host;x-amz-date;x-amz-target');
    expect(signatureOf(targeted)).not.toBe(signatureOf(signedHeaders(request(), WHO, AT)));
  });

  it('covers the body and the session token, so that neither can be exchanged', () => {
    const plain = signatureOf(signedHeaders(request(), WHO, AT));
    expect(signatureOf(signedHeaders(request({ body: 'x' }), WHO, AT))).not.toBe(plain);
    const session = signedHeaders(request(), { ...WHO, sessionToken: 'a-token' }, AT);
    expect(session['x-amz-security-token']).toBe('a-token');
    expect(session.authorization).toContain('SignedHeaders=host;x-amz-date;x-amz-security-token');
  });
});
