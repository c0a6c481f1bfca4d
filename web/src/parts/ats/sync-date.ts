const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: true });

/** A moment as `MMM d hh:mm a`. */
export const syncDate = (at: string): string => {
  const moment = new Date(at);
  return `${day.format(moment)} ${time.format(moment)}`;
};
