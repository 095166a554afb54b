/**
 * Finds whether any of many words stands in a text, in one pass over the text however many words there are: Aho and
 * Corasick's automaton, in flat arrays, because a list of a megabyte has about as many states as letters.
 */

/** The word of the list that ends first, or null. Words are not empty. */
export function createWordMatcher(words: readonly string[]): (text: string) => string | null {
  const most = words.reduce((sum, word) => sum + word.length, 1);
  const edges = createEdges(most);
  const { parent, unit, depth } = edges;
  /** One more than the index of the word that ends in a state; 0 where none ends. */
  const ends = new Int32Array(most);
  for (const [index, word] of words.entries()) {
    let state = 0;
    for (let at = 0; at < word.length; at += 1) state = edges.grow(state, word.charCodeAt(at));
    ends[state] ||= index + 1;
  }

  /** The state to go on from when nothing follows: the longest end of the text read that also begins a word. */
  const fallback = new Int32Array(edges.states());
  const next = (from: number, letter: number): number => {
    for (let state = from; ; state = fallback[state] ?? 0) {
      const to = edges.follow(state, letter);
      if (to !== 0 || state === 0) return to;
    }
  };
  for (const state of byDepth(depth, edges.states())) {
    if ((depth[state] ?? 0) > 1) {
      fallback[state] = next(fallback[parent[state] ?? 0] ?? 0, unit[state] ?? 0);
    }
    ends[state] ||= ends[fallback[state] ?? 0] ?? 0;
  }

  return (text) => {
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = next(state, text.charCodeAt(at));
      const end = ends[state] ?? 0;
      if (end !== 0) return words[end - 1] ?? null;
    }
    return null;
  };
}

/** Which state follows a state by a letter: a hash table with open addresses, since objects would take a hundred bytes a letter. */
function createEdges(most: number) {
  const size = 2 ** Math.ceil(Math.log2(most * 2 + 1));
  /** The state at each address; state 0 has no edge into it, so 0 is empty. */
  const table = new Int32Array(size);
  const parent = new Int32Array(most);
  const unit = new Uint16Array(most);
  const depth = new Uint16Array(most);
  let states = 1;
  const addressOf = (from: number, letter: number): number => {
    let hash = Math.imul(from, 0x9e3779b1) ^ Math.imul(letter, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let address = hash & (size - 1); ; address = (address + 1) & (size - 1)) {
      const state = table[address] ?? 0;
      if (state === 0 || (parent[state] === from && unit[state] === letter)) return address;
    }
  };
  return {
    ...{ parent, unit, depth },
    states: () => states,
    follow: (from: number, letter: number): number => table[addressOf(from, letter)] ?? 0,
    grow: (from: number, letter: number): number => {
      const address = addressOf(from, letter);
      const known = table[address] ?? 0;
      if (known !== 0) return known;
      const made = states;
      states += 1;
      table[address] = made;
      parent[made] = from;
      unit[made] = letter;
      depth[made] = (depth[from] ?? 0) + 1;
      return made;
    },
  };
}

/** All states but the first, those with shorter beginnings first. */
function byDepth(depth: Uint16Array, states: number): Int32Array {
  return Int32Array.from({ length: states - 1 }, (_, index) => index + 1).sort(
    (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0),
  );
}
