import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeoPlacesClient, SuggestCommand } from '@aws-sdk/client-geo-places';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Location } from '../../shared/model/job.ts';
import { accessOf } from '../platform/access.ts';
import { createCities } from './cities.ts';
import { createLocationService } from './location-service.ts';
import { completed } from './places.ts';

describe('the list of cities', () => {
  const cities = createCities();
  const names = async (beginning: string) => (await cities.suggest(beginning)).map(({ formatted }) => formatted);

  it('has places that begin like this, the largest first, each with its time zone', async () => {
    const [first] = await cities.suggest('san fr');
    expect(first).toMatchObject({
      formatted: 'San Francisco, CA, United States',
      city: 'San Francisco',
      country: 'US',
      timeZone: 'America/Los_Angeles',
    });
    expect((await names('paris'))[0]).toBe('Paris, France');
    expect(await names('par')).toHaveLength(8);
  });

  it('completes the words of a place with its time zone, where they name it', async () => {
    expect(await completed({ formatted: 'ACME Hamburg' }, cities)).toEqual({ formatted: 'ACME Hamburg' });
    expect(await completed({ formatted: 'Zürich' }, cities)).toMatchObject({
      ...{ formatted: 'Zürich', city: 'Zürich', timeZone: 'Europe/Zurich' },
    });
    // There is a Mainz, which is not where this is.
    expect(await completed({ formatted: 'Main' }, cities)).toEqual({ formatted: 'Main' });
    const chosen = { formatted: 'Zürich', timeZone: 'Europe/Paris' };
    expect(await completed(chosen, cities)).toEqual(chosen);
  });

  it('minds neither case nor accents', async () => {
    expect((await names('ZURICH'))[0]).toBe('Zürich, Switzerland');
    expect((await names('zür'))[0]).toBe('Zürich, Switzerland');
  });

  it('narrows by what follows the comma', async () => {
    expect((await names('paris, united'))[0]).toBe('Paris, TX, United States');
    expect(await names('paris, atlantis')).toEqual([]);
    expect(await names('xqzv')).toEqual([]);
  });

  it.each([
    ['München', 'Munich, Germany'],
    ['muenchen', 'Munich, Germany'],
    ['Munich', 'Munich, Germany'],
    ['Cologne', 'Köln, Germany'],
    ['Koeln', 'Köln, Germany'],
    ['Duesseldorf', 'Düsseldorf, Germany'],
    ['Wien', 'Vienna, Austria'],
    ['Genf', 'Genève, Switzerland'],
    ['Bruxelles', 'Brussels, Belgium'],
    ['København', 'Copenhagen, Denmark'],
    ['NYC', 'New York City, NY, United States'],
    ['Berlin, Deutschland', 'Berlin, Germany'],
    ['London, UK', 'London, United Kingdom'],
    ['London, England', 'London, United Kingdom'],
    ['Austin, Texas', 'Austin, TX, United States'],
    ['Boise, Idaho, United States', 'Boise, ID, United States'],
    ['Germany', 'Germany'],
    ['Deutschland', 'Germany'],
    ['USA', 'United States'],
  ])('finds %s by another of its names, or as its country', async (typed, formatted) => {
    expect((await names(typed))[0]).toBe(formatted);
  });

  it('shows a place once, whichever of its names begin like this', async () => {
    const found = await names('mun');
    expect(new Set(found).size).toBe(found.length);
    expect(await cities.suggest('Frankreich')).toEqual([{ formatted: 'France', country: 'FR' }]);
  });

  it('gives places that a job can be saved with', async () => {
    for (const place of await cities.suggest('ma')) expect(Location.safeParse(place).error).toBeUndefined();
  });
});

describe('Amazon Location', () => {
  const IN_LAMBDA = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' };

  /** A server that answers like the service and remembers what it was asked. */
  async function aService(status: number, answer: unknown) {
    const asked: { line: string; body: unknown; type: string | undefined; authorization: string | undefined }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { authorization, 'content-type': type } = request.headers;
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      asked.push({ line: `${request.method} ${request.url}`, body, type, authorization });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const places = createLocationService({ ...IN_LAMBDA, AWS_ENDPOINT_URL_GEO_PLACES: endpoint });
    return { asked, endpoint, places };
  }

  const place = (PlaceType: string, Label: string, more: object = {}) => ({
    Title: Label,
    SuggestResultItemType: 'Place',
    Place: { PlaceId: 'x', PlaceType, Address: { Label }, ...more },
  });

  it('gives towns, regions and countries with their time zone', async () => {
    const berlin = place('Locality', 'Berlin, Germany', {
      Address: {
        Label: 'Berlin, Germany',
        Locality: 'Berlin',
        PostalCode: '10117',
        Region: { Code: 'BE', Name: 'Berlin' },
        Country: { Code2: 'DE', Code3: 'DEU', Name: 'Germany' },
      },
      Position: [13.4, 52.5],
      TimeZone: { Name: 'Europe/Berlin', Offset: '+01:00' },
    });
    const query = {
      Title: 'berlin hotels',
      SuggestResultItemType: 'Query',
      Query: { QueryId: 'q', QueryType: 'Category' },
    };
    const { places } = await aService(200, { ResultItems: [query, place('Street', 'Berliner Straße'), berlin] });
    expect(await places.suggest('berl')).toEqual([
      {
        formatted: 'Berlin, Germany',
        postalCode: '10117',
        city: 'Berlin',
        state: 'BE',
        country: 'DE',
        timeZone: 'Europe/Berlin',
        geometry: { lat: 52.5, lng: 13.4 },
      },
    ]);
  });

  it('is asked as AWS’s own client asks: the same line, the same body, signed for the same service', async () => {
    const { asked, endpoint, places } = await aService(200, {});
    await places.suggest('Zür');
    const { AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = IN_LAMBDA;
    await new GeoPlacesClient({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
    }).send(
      new SuggestCommand({
        QueryText: 'Zür',
        MaxResults: 20,
        Filter: { BoundingBox: [-180, -90, 180, 90] },
        AdditionalFeatures: ['Core', 'TimeZone'],
        Language: 'en',
      }),
    );
    const [ours, theirs] = asked.map(({ authorization, ...rest }) => ({
      ...rest,
      credential: /Credential=[^,]+/.exec(authorization ?? '')?.[0],
    }));
    expect(ours).toEqual(theirs);
  });

  it('is asked at the address that AWS’s own client knows', () => {
    const { region, endpoint } = accessOf(IN_LAMBDA);
    const known = new GeoPlacesClient({ region }).config.endpointProvider({ Region: region }).url;
    expect(`${endpoint('GEO_PLACES', 'places.geo')}/`).toBe(known.href);
  });

  it('gives nothing where it knows nothing, and says when it was refused', async () => {
    expect(await (await aService(200, {})).places.suggest('xqzv')).toEqual([]);
    await expect((await aService(403, {})).places.suggest('berl')).rejects.toThrow('Amazon Location answered 403');
  });
});
