import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { describe, expect, it } from 'vitest';
import { Location } from '../../shared/model/job.ts';
import { createCities } from './cities.ts';
import { createLocationService } from './location-service.ts';

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

  it('minds neither case nor accents', async () => {
    expect((await names('ZURICH'))[0]).toBe('Zürich, Switzerland');
    expect((await names('zür'))[0]).toBe('Zürich, Switzerland');
  });

  it('narrows by what follows the comma', async () => {
    expect((await names('paris, united'))[0]).toBe('Paris, TX, United States');
    expect(await names('paris, atlantis')).toEqual([]);
    expect(await names('xqzv')).toEqual([]);
  });

  it('gives places that a job can be saved with', async () => {
    for (const place of await cities.suggest('ma')) expect(Location.safeParse(place).error).toBeUndefined();
  });
});

describe('Amazon Location', () => {
  /** A server that answers like the service and remembers what it was asked. */
  async function aService(answer: unknown) {
    const asked: { path: string | undefined; body: unknown }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      asked.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const client = new GeoPlacesClient({ endpoint, region: 'eu-central-1', credentials });
    return { asked, places: createLocationService(client), close: () => server.close() };
  }

  const place = (PlaceType: string, Label: string, more: object = {}) => ({
    Title: Label,
    SuggestResultItemType: 'Place',
    Place: { PlaceId: 'x', PlaceType, Address: { Label }, ...more },
  });

  it('is asked for towns, regions and countries with their time zone', async () => {
    const berlin = place('Locality', 'Berlin, Germany', {
      Address: {
        Label: 'Berlin, Germany',
        Locality: 'Berlin',
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
    const service = await aService({ ResultItems: [query, place('Street', 'Berliner Straße'), berlin] });
    try {
      expect(await service.places.suggest('berl')).toEqual([
        {
          formatted: 'Berlin, Germany',
          city: 'Berlin',
          state: 'BE',
          country: 'DE',
          timeZone: 'Europe/Berlin',
          geometry: { lat: 52.5, lng: 13.4 },
        },
      ]);
      expect(service.asked[0]?.path).toContain('/suggest');
      expect(service.asked[0]?.body).toMatchObject({ QueryText: 'berl', AdditionalFeatures: ['Core', 'TimeZone'] });
    } finally {
      service.close();
    }
  });

  it('gives nothing where it knows nothing', async () => {
    const service = await aService({});
    try {
      expect(await service.places.suggest('xqzv')).toEqual([]);
    } finally {
      service.close();
    }
  });
});
