import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeoPlacesClient, SuggestCommand } from '@aws-sdk/client-geo-places';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Location } from '../../shared/model/job.ts';
import { accessOf } from '../platform/access.ts';
import { createCities } from './cities.ts';
import { createLocationService } from './location-service.ts';
import { OTHER_NAMES } from './other-names.ts';
import { regions } from './place-names.ts';
import { completed, placeNamed } from './places.ts';

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
    ['US', 'United States'],
    ['St. Gallen', 'Sankt Gallen, Switzerland'],
    ['st gallen', 'Sankt Gallen, Switzerland'],
    ['St.Gallen', 'Sankt Gallen, Switzerland'],
    ['sankt gal', 'Sankt Gallen, Switzerland'],
    ['St. Petersburg', 'Saint Petersburg, Russia'],
    ['Saint Petersburg, FL', 'St. Petersburg, FL, United States'],
    ['St Etienne', 'Saint-Étienne, France'],
    ['Saint-É', 'Saint-Étienne, France'],
    ['Lodz', 'Łódź, Poland'],
    ['Bath', 'Bath, United Kingdom'],
    ['Hof', 'Hof, Germany'],
    ['Frankfurt', 'Frankfurt am Main, Germany'],
    ['Washington, DC', 'Washington, D.C., DC, United States'],
    ['Halle', 'Halle (Saale), Germany'],
    ['Bayern', 'Bavaria, Germany'],
    ['Bavaria', 'Bavaria, Germany'],
    ['California', 'California, United States'],
    ['Texas', 'Texas, United States'],
    ['ile de france', 'Île-de-France, France'],
    ['Nordrhein-West', 'North Rhine-Westphalia, Germany'],
    ['Lombardia, Italy', 'Lombardy, Italy'],
    ['Toronto, Ontario', 'Toronto, Canada'],
    ['Hof, Bayern', 'Hof, Germany'],
  ])('finds %s by another of its names, or as its country', async (typed, formatted) => {
    expect((await names(typed))[0]).toBe(formatted);
  });

  it('shows a place once, whichever of its names begin like this', async () => {
    const found = await names('mun');
    expect(new Set(found).size).toBe(found.length);
    expect(await cities.suggest('Frankreich')).toEqual([{ formatted: 'France', country: 'FR' }]);
  });

  it('has each region with its time zone and the middle of where its people live', async () => {
    const [bavaria] = await cities.suggest('Bayern');
    expect(bavaria).toMatchObject({ state: 'Bavaria', country: 'DE', timeZone: 'Europe/Berlin' });
    expect(bavaria?.geometry?.lat).toBeCloseTo(48.7, 0);
    expect(bavaria?.geometry?.lng).toBeCloseTo(11.4, 0);
    expect((await cities.suggest('California'))[0]).toMatchObject({ state: 'CA', timeZone: 'America/Los_Angeles' });
    for (const { country, names } of regions) {
      const [shown = ''] = names;
      const found = await cities.suggest(`${shown}, ${country}`);
      expect(
        found.map(({ formatted, city }) => city ?? formatted.split(', ')[0]),
        shown,
      ).toContain(shown);
    }
  });

  it('knows the city of every other name', async () => {
    for (const line of OTHER_NAMES) {
      const [name = '', of = ''] = line.split(' = ');
      const [found] = await cities.suggest(`${name}, ${of.slice(-2)}`);
      expect(found?.city, line).toContain(of.slice(0, -3));
    }
  });

  it.each([
    ['US', 'United States'],
    ['UK', 'United Kingdom'],
    ['LA', 'Los Angeles, CA, United States'],
    ['SF', 'San Francisco, CA, United States'],
    ['NYC', 'New York City, NY, United States'],
    ['Bath', 'Bath, United Kingdom'],
    ['California', 'California, United States'],
    ['Newcastle (UK)', 'Newcastle upon Tyne, United Kingdom'],
    ['Newcastle, Australia', 'Newcastle, Australia'],
    ['Munich (Germany)', 'Munich, Germany'],
    ['Austin, TX 78701', 'Austin, TX, United States'],
    ['Barcelona', 'Barcelona, Spain'],
    ['Berlin (3 days a week)', 'Berlin, Germany'],
  ])('reads "%s" in a text as the place of that name', async (text, formatted) => {
    expect((await placeNamed(text, cities)).formatted).toBe(formatted);
  });

  it.each(['Remote', 'Main', 'Lon', 'Newcastle', 'Georgia', 'Bay Area', 'Remote (worldwide)'])(
    'keeps the words "%s", which name no place or more than one',
    async (text) => {
      expect(await placeNamed(text, cities)).toEqual({ formatted: text });
    },
  );

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

  it('takes for what a text names only a place of that name, by any of its names', async () => {
    const at = (Locality: string, Code2: string, Name: string) =>
      place('Locality', `${Locality}, ${Name}`, {
        Address: { Label: `${Locality}, ${Name}`, Locality, Country: { Code2, Name } },
      });
    const { places } = await aService(200, {
      ResultItems: [at('Üsküdar', 'TR', 'Türkiye'), at('Munich', 'DE', 'Germany'), at('Bath', 'GB', 'United Kingdom')],
    });
    expect(await places.named('US')).toBeNull();
    expect(await places.named('München')).toMatchObject({ formatted: 'Munich, Germany' });
    expect(await places.named('Bath, UK')).toMatchObject({ city: 'Bath' });
    expect(await places.named('Bath, Ohio')).toBeNull();
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
