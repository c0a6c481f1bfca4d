/** An integration names the function by its ARN, or by the address at which API Gateway invokes it. */
export const functionArnIn = (uri: string) => /functions\/(arn:[^/]+)\/invocations/.exec(uri)?.[1] ?? uri;
