import { networkProblem } from './problem.ts';

/** What the deployment tells the pages, at `/config.json`. */
export interface Config {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Where sign-in is, when it is not Cognito's own address. */
  readonly userPoolEndpoint?: string;
  /** The application of the sourcers; without it no link leads there. */
  readonly sourcerUrl?: string;
  /** Whether every widget is shown at `/ui`: for those who build the pages. */
  readonly hasGallery?: boolean;
}

let known: Promise<Config> | undefined;

const read = async (): Promise<Config> => {
  const response = await fetch('/config.json').catch(() => undefined);
  if (!response?.ok) throw networkProblem('NO_RESPONSE');
  return (await response.json()) as Config;
};

/** The configuration, read once; a failure is tried again on the next call. */
export const readConfig = (): Promise<Config> => {
  known ??= read().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};

/** Where Cognito answers. */
export const cognitoUrl = ({ region, userPoolEndpoint }: Config): string =>
  userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
