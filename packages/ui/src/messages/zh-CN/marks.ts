// The marks between words: where a component puts a list or two texts together, another language has its own.

export const marks = {
  marks: {
    list: '、',
    clause: '，',
    parts: '；',
    says: '{label}：{text}',
    aside: '{text}（{aside}）',
    sentences: '{first}。{second}',
    /** A heading and what follows from it. */
    spoken: '{first}，{second}',
    quoted: '「{name}」',
    shortened: '{list} 等',
  },
};

export type Marks = (typeof marks)['marks'];
