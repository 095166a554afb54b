/** The tables of the desk's document; each has a row for every member of its type. */
import type {
  BackstageView,
  DeskProps,
  Navigation,
} from '../../packages/ui/src/backstage/index.ts';
import type { Said } from './Facts.tsx';

export const deskProps = {
  navigation: ['链接和跳转怎么走，见下', 'How links and steps lead on, see below'],
  children: ['一个或几个后台页面', 'One or more pages of the desk'],
} satisfies Record<keyof DeskProps, Said>;

export const navigation = {
  hrefOf: ['一个页面的网址', 'The address of a page'],
  go: ['到那里去', 'Goes there'],
  openBeside: [
    '在另一个标签页打开：大屏、控制台',
    'Opens it in another tab: the screen, the console',
  ],
  openPayment: [
    '可选。保存付款表单并打开付款页；没有就不能在网页上付款',
    'Optional. Keeps a payment form and opens the page that sends it; without it nobody pays on the web',
  ],
  useHeldBack: [
    '可选。有没保存的内容时先问再走',
    'Optional. Asks before leaving what is not saved',
  ],
} satisfies Record<keyof Navigation, Said>;

export const views = {
  overview: ['首页', 'The first page'],
  competitions: ['全部比赛', 'All competitions'],
  create: ['新建比赛', 'A new competition'],
  account: ['账号；`part` 是哪一部分', 'The account; `part` says which part'],
  voucher: ['兑换码', 'Redeeming a voucher'],
  backstage: [
    '一场比赛；`id`、`mode`、`tab` 说是哪一页',
    'One competition; `id`, `mode` and `tab` say which page',
  ],
} satisfies Record<BackstageView['page'], Said>;
