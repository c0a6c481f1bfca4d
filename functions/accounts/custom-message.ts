import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { passwordMail, verificationMail } from './mails.ts';

/** Puts our words around the codes that the user pool sends. */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const write = event.triggerSource === 'CustomMessage_ForgotPassword' ? passwordMail : verificationMail;
  const { subject, html } = write(event.request.codeParameter);
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
};
