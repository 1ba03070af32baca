import { parseSync } from 'oxc-parser';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Calls whose strings people don't read: queries, logs, errors and access rules for programmers, names of tokens, jobs and metrics. */
const unreadCalls =
  /^(anyone|attempts\.count|backgroundLoop|hkdfSync|oc\.errors|only|token|\w*[pP]rogress|(?!Api)\w*Error|Symbol|RegExp|Function|(.*\.)?(console|log|metrics|readiness)\.\w+|.*\.(count|describe|execute|gauge|meta|on|query|references|setHeader|update))$/;
/** Properties with descriptions of the API, identifiers, and headers. */
const unreadProperties = /^(cacheControl|id|onDelete|summary|tags|[a-z]+(-[a-z]+)+)$/;
/** Markup, drawings, headers and other strings that only programs read. */
const code = /^(\s*[;<:]|-- |M[\d{-]|[\w-]+\/[\w*-]+[;,]|\w+:? ?\{\}|\{\}[=;])|^\w+=|[|{]\w+[|}]|\|/;

/** Returns strings of two words or more in a file of the server, without those that only programs and programmers read. */
export function serverTexts(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const node = value as Node;
    if (isUnread(node)) return;
    if (isCall(node) && (unreadCalls.test(nameOf(node.callee)) || isRoute(node))) {
      visit(node.callee);
      return;
    }
    const text = textOf(node);
    if (text !== undefined && isReadable(text)) texts.push(text.trim());
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, source).program);
  return texts;
}

/** Two words, one of them in lower case: `AL AK AZ` is no text. */
const isReadable = (text: string): boolean =>
  /\p{L}\S*\s+.*\p{Ll}{2}|\p{Ll}{2}\S*\s+.*\p{L}/u.test(text) && !code.test(text);

const isCall = ({ type }: Node): boolean => type === 'NewExpression' || type === 'CallExpression';

/** A helper of a contract that takes a path and the summary of its route. */
const isRoute = (node: Node): boolean =>
  (node.arguments as Node[]).some(({ type, value }) => type === 'Literal' && /^\/[a-z]/.test(String(value)));

function isUnread(node: Node): boolean {
  if (/^TS(TypeAlias|Interface|Enum)Declaration$|^TSTypeAnnotation$/.test(node.type)) return true;
  if (/^(Import|ExportAll)/.test(node.type)) return true;
  if (node.type === 'TaggedTemplateExpression') return /^sql/.test(nameOf(node.tag));
  return node.type === 'Property' && unreadProperties.test(nameOf(node.key));
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
}

function nameOf(value: unknown): string {
  const node = value as Node | undefined;
  if (node?.type === 'Identifier') return String(node.name);
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return node?.type === 'CallExpression' ? `${nameOf(node.callee)}()` : '';
}
