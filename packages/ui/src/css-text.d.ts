// A style sheet as text: lowered for browsers of 2020 and without its comments, by vite and by this package's own build.
declare module '*.css?inline' {
  const text: string;
  export default text;
}
