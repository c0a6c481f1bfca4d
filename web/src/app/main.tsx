import '../styles/base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { forgetSession } from '../api/session.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

// Whoever follows an invitation is not whoever was signed in here before (1-product, section 4).
if (new URLSearchParams(window.location.search).has('invite')) forgetSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <Providers>
    <RouterProvider router={createRouter()} />
  </Providers>,
);
