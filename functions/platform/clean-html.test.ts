import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('what people write with an editor', () => {
  it.each([
    ['<p>Build <strong>it</strong></p><ul><li>One</li></ul>', '<p>Build <strong>it</strong></p><ul><li>One</li></ul>'],
    [
      '<a href="https://acme.example">Acme</a>',
      '<a href="https://acme.example" target="_blank" rel="noopener noreferrer">Acme</a>',
    ],
    ['<p onclick="x()" style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><style>p{}</style>Hi', 'Hi'],
    ['<a href="javascript:alert(1)">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
    ['<img src=x onerror=alert(1)><iframe src="//x"></iframe><svg onload=x>', ''],
    ['<p>5 &lt; 6</p>', '<p>5 &lt; 6</p>'],
    ['<table><tr><th>Pay</th><td>60k</td></tr><tr><td>Town</td></tr></table>', 'Pay 60k <br />Town <br />'],
  ])('of %s leaves %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });
});
