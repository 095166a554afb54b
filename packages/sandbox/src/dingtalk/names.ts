/** Names for people who do not exist: the same number always has the same name. */

const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const rare = ['欧阳', '上官', '司马', '诸葛', '单', '解', '仇', '查'];
const first = '文雅晓思子雨嘉佳明志建国春秋海天云月星若书梦安宁欣悦俊伟立卓一泽';
const second = '华芳敏静强磊洋艳勇军杰娟涛超霞平刚辉玲桂英健琳峰宇轩涵怡然博航萱琪瑶彤';

export function nameOf(number: number): string {
  // Strides without a common factor, so that neighbours do not look alike.
  const surname =
    number % 83 === 5
      ? (rare[number % rare.length] ?? '')
      : (surnames[(number * 37) % surnames.length] ?? '');
  const middle = number % 5 === 2 ? '' : (first[(number * 11 + 3) % first.length] ?? '');
  return `${surname}${middle}${second[(number * 17 + (number >> 6)) % second.length] ?? ''}`;
}
