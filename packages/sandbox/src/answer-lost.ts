/** The error by which a stand-in says that its answer does not arrive: the home breaks the connection. */

export class AnswerLost extends Error {
  constructor() {
    super('the answer is lost');
    this.name = 'AnswerLost';
  }
}
