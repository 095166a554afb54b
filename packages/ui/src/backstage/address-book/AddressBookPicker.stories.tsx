// The picker at its bounds: more people than one call takes, large departments, and names that too many have.
import type { AddressBookPerson } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Answers, broken, SampleDesk, sampleMessenger } from '../Backstage.story-parts.tsx';
import { AddressBookPicker } from './AddressBookPicker.tsx';
import type { BookChoice, BookLimits } from './choice.ts';

const people = (count: number, from = 1): AddressBookPerson[] =>
  Array.from({ length: count }, (_, index) => ({
    unionid: `u${from + index}`,
    name: `王芳${String(from + index).padStart(4, '0')}`,
    phoneNumber: null,
    judge: false,
  }));
const depts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    deptId: `d${index + 1}`,
    deptName: `第 ${index + 1} 分院`,
  }));

interface PickerStory {
  readonly limits: BookLimits;
  readonly answers: Answers;
}

function Picker({ limits, answers }: PickerStory) {
  const [value, setValue] = useState<BookChoice | null>(null);
  return (
    <SampleDesk
      answers={{
        getMessenger: () => sampleMessenger,
        listCorporations: () => ({
          corporations: [{ corpId: 'corp', corpName: '江城大学', current: true }],
        }),
        ...answers,
      }}
    >
      <main style={{ maxWidth: 560, padding: 16 }}>
        <AddressBookPicker limits={limits} value={value} onChange={setValue} />
      </main>
    </SampleDesk>
  );
}

const meta = {
  title: 'Backstage/Address book',
  tags: ['soak'],
  render: (story) => <Picker {...story} />,
  args: {
    limits: { users: 2, departments: 1 },
    answers: { getAddressBook: () => ({ childDepts: depts(3), users: people(5) }) },
  },
} satisfies Meta<PickerStory>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One person too many is not taken, and the line says how many are chosen; making room lets the next one in. */
export const TooManyPeople: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /王芳0001/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: /王芳0002/ }));
    await expect(canvas.queryByText('最多选择 2 人')).toBeNull();
    await userEvent.click(canvas.getByRole('treeitem', { name: /王芳0003/ }));
    await canvas.findByText('最多选择 2 人');
    await canvas.findByText('已选择 2 人');
    await userEvent.click(canvas.getByRole('button', { name: '移除「王芳0001」' }));
    await expect(canvas.queryByText('最多选择 2 人')).toBeNull();
    await userEvent.click(canvas.getByRole('treeitem', { name: /王芳0003/ }));
    await canvas.findByRole('button', { name: '移除「王芳0003」' });
    await userEvent.click(canvas.getByRole('button', { name: '全部移除' }));
    await canvas.findByText('还没有选择');
  },
};

export const TooManyDepartments: Story = {
  play: async ({ canvas }) => {
    const mark = async (name: RegExp) => {
      const line = await canvas.findByRole('treeitem', { name });
      const place = line.querySelector('[data-mark]');
      if (place === null) throw new Error('no place to choose the department');
      await userEvent.click(place);
    };
    await mark(/第 1 分院/);
    await mark(/第 2 分院/);
    await canvas.findByText('最多选择 1 个部门');
    await canvas.findByText('已选择 0 人，1 个部门（连同下级部门）');
  },
};

/** The server has put all pages of a department together; only the lines in sight are in the page. */
export const LargeDepartment: Story = {
  args: {
    limits: { users: 1000, departments: 100 },
    answers: {
      getAddressBook: ({ path }) =>
        path.deptId === 'root'
          ? { childDepts: depts(1), users: [] }
          : { childDepts: [], users: people(2_500) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /第 1 分院/ }));
    const first = await canvas.findByRole('treeitem', { name: /王芳0001/ });
    await expect(first).toHaveAttribute('aria-setsize', '2500');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100);
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{End} ');
    await canvas.findByRole('button', { name: '移除「王芳2500」' });
  },
};

/** When many people share a name, the first hundred are shown, with a note that there are more. */
export const SearchFindsTooMany: Story = {
  args: {
    answers: {
      getAddressBook: () => ({ childDepts: depts(3), users: [] }),
      findInAddressBook: ({ query }) =>
        query.word === 'wf'
          ? {
              users: people(100).map((person) => ({ ...person, deptNames: ['第 1 分院'] })),
              more: true,
            }
          : { users: [], more: false },
    },
  },
  play: async ({ canvas }) => {
    const search = await canvas.findByLabelText('搜索姓名或拼音');
    await userEvent.type(search, 'wf');
    await canvas.findByText('人太多，只显示前 100 位，请多写几个字');
    await userEvent.click(await canvas.findByRole('treeitem', { name: /王芳0001/ }));
    await userEvent.type(search, 'x');
    await canvas.findByText('没有找到「wfx」');
    // People who were chosen stay chosen, whatever is searched for next.
    await canvas.findByText('已选择 1 人');
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(3));
  },
};

/** One department that could not be read leaves the rest of the book in use. */
export const DepartmentFailed: Story = {
  args: {
    answers: {
      getAddressBook: ({ path }) =>
        path.deptId === 'root' ? { childDepts: depts(1), users: people(1) } : broken(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /第 1 分院/ }));
    await canvas.findByText('没有加载，按 Enter 重试');
    await userEvent.click(canvas.getByRole('treeitem', { name: /王芳0001/ }));
    await canvas.findByText('已选择 1 人');
  },
};
