/** Stands in for the SDK's search for credentials in bundles: Lambda puts a function's own into its environment. */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('There are no credentials in the environment');
  return { accessKeyId, secretAccessKey, sessionToken: process.env.AWS_SESSION_TOKEN };
};
