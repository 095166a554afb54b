// `/docs`: starts the reference, which draws the contract that this server answers at /openapi.json.
import './reference/reference.css';
import { createRoot } from 'react-dom/client';
import { Reference } from './reference/Reference.tsx';

const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<Reference address="/openapi.json" />);
