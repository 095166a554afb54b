// The shared words that the phone's first page shows, apart because that page loads no others.
import { phaseWords } from '@liangfen/rules/words';

export const basic = {
  productName: '亮分',
  action: { retry: '重试' },
  state: {
    loading: '加载中',
    failed: '加载失败',
    failedHint: '检查网络后重试',
    reconnecting: '正在重新连接',
    online: '在线',
  },
  phase: phaseWords,
};
