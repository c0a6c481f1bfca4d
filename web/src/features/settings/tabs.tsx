import { lazily } from '../../ui/hooks/lazily.tsx';

/** The tabs of the settings, in order; each is a file of its own (1-product, section 2). */
export const TABS = [
  {
    id: 'subscription',
    label: 'Subscription',
    Content: lazily(() => import('./subscription/subscription-tab.tsx'), { inPlace: true }),
  },
  {
    id: 'about',
    label: 'About you',
    Content: lazily(() => import('./about/about-tab.tsx'), { inPlace: true }),
  },
  {
    id: 'sourcing',
    label: 'Sourcing',
    Content: lazily(() => import('./sourcing/sourcing-tab.tsx'), { inPlace: true }),
  },
  {
    id: 'engagement',
    label: 'Engagement',
    Content: lazily(() => import('./engagement/engagement-tab.tsx'), { inPlace: true }),
  },
  {
    id: 'activity',
    label: 'Activity',
    Content: lazily(() => import('./activity/activity-tab.tsx'), { inPlace: true }),
  },
] as const;

/** The tab of an address; the first for one that is missing or not known. */
export const tabOf = (id: string | undefined): (typeof TABS)[number] => TABS.find((tab) => tab.id === id) ?? TABS[0];
