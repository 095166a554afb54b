/** The people and programs of the example. Made up, and called so: its name begins with 示例. */

export const exampleName = '示例：校园歌手赛';

export const exampleJudges: readonly string[] = ['周老师', '陈老师', '林老师', '赵老师', '许老师'];

/** Scores stand in the judges' order; null is still to come, for trying out. */
export const examplePrograms: readonly {
  readonly programName: string;
  readonly contestant: string;
  readonly scores: readonly number[] | null;
}[] = [
  { programName: '《起风了》', contestant: '文学院　李沐晴', scores: [92, 90, 91, 93, 89] },
  { programName: '《孤勇者》', contestant: '机械学院　王子轩', scores: [88, 91, 87, 90, 86] },
  { programName: '《如愿》', contestant: '外国语学院　张雨桐', scores: [95, 94, 96, 93, 95] },
  { programName: '《平凡之路》', contestant: '计算机学院　刘浩然', scores: [90, 89, 92, 91, 88] },
  { programName: '《青花瓷》', contestant: '艺术学院　陈思琪', scores: null },
  { programName: '《追梦赤子心》', contestant: '土木学院　赵一鸣', scores: null },
];
