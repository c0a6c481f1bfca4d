/** Why a follow-up leaves no sooner: nothing keeps it, so nobody who reads how a sequence stands is told. */
export const FOLLOWS = 'It follows the email before it after the delay that its sequence gives';
