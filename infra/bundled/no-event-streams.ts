/** Stands in for the SDK's event streams in bundles: some clients prepare for them, and none of our calls is answered by one. */
const unread = (): never => {
  throw new Error('Event streams are not read here');
};
export class EventStreamCodec {}
export const eventStreamSerdeProvider = () => ({});
export const resolveEventStreamSerdeConfig = <C>(config: C): C => config;
export const iterableToReadableStream = unread;
export const readableStreamToIterable = unread;
