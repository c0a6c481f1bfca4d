import type {
  APIGatewayEventWebsocketRequestContextV2,
  APIGatewayProxyResultV2,
  APIGatewayProxyWebsocketEventV2WithRequestContext,
} from 'aws-lambda';
import { HEARTBEAT } from '../../../shared/contract/heartbeat.ts';
import { readEnvironment } from '../../platform/env.ts';
import { connectTable } from '../../platform/table.ts';
import { whoMayListen } from '../../records/chat/listeners.ts';
import { LiveTarget } from '../../records/chat/live-ticket.ts';
import { createSocketStore } from '../../records/chat/socket-store.ts';

/** What API Gateway says with each event of a socket: also what the authorizer said when it was opened. */
type Event = APIGatewayProxyWebsocketEventV2WithRequestContext<
  APIGatewayEventWebsocketRequestContextV2 & { readonly authorizer?: unknown }
>;

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);
const sockets = createSocketStore(table);

/** Keeps which sockets hear of which chat. All that a page says through one is that it is still there. */
export const handler = async ({ requestContext, body }: Event): Promise<APIGatewayProxyResultV2> => {
  const { routeKey, connectionId, authorizer } = requestContext;
  if (routeKey === '$connect') {
    const target = LiveTarget.parse(authorizer);
    const { accountId, userId, session: id, signedInAt } = target;
    const socket = {
      accountId,
      userId,
      ...(id && { session: { id, signedInAt: new Date(signedInAt).toISOString() } }),
    };
    // Who was removed, or signed out, since they got the ticket.
    if (!(await whoMayListen(table, [socket])).has(socket)) return { statusCode: 403 };
    await sockets.open(target, { ...socket, id: connectionId }, new Date());
  } else if (routeKey === '$disconnect') {
    const target = LiveTarget.safeParse(authorizer);
    if (target.success) await sockets.close(target.data, connectionId);
  } else if (body === HEARTBEAT.asked) return { statusCode: 200, body: HEARTBEAT.answered };
  return { statusCode: 200 };
};
