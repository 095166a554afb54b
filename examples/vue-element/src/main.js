// The element is known to the browser before Vue draws the page.
import '@liangfen/embed/screen';
import { createApp } from 'vue';
import PortalPage from './PortalPage.vue';

createApp(PortalPage).mount('#root');
