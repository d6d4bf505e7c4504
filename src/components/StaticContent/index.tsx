import {isValidElement, useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {followLinks} from './behaviors/links';
import {hydrateIslands} from './hydrateIslands';
import {isServerHtml} from './firstPage';
import {PageDataScript} from './pageData';

interface ServerHtmlProps {
  id?: string | undefined;
  className: string;
}

/** The content of the first page, for a reader who returns to it. */
let firstHtml = '';

/**
 * The content of the first page as the server rendered it. While React hydrates the page, it leaves an element alone
 * whose HTML is set from a string.
 */
function ServerHtml(props: ServerHtmlProps) {
  const content = useRef<HTMLDivElement>(null);
  const [html] = useState(firstHtml);
  const history = useHistory();
  useEffect(() => {
    const {current} = content;
    if (current === null) return undefined;
    firstHtml ||= current.innerHTML;
    const undo = [followLinks(current, history), hydrateIslands(current, history)];
    return () => undo.forEach((each) => each());
  }, [history]);
  return (
    <>
      <div ref={content} {...props} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
      <PageDataScript text="" />
    </>
  );
}

interface Props extends ServerHtmlProps {
  /** The element of the page's content module. */
  content: ReactNode;
  /** The data that the page's layout needs, as JSON. Called on the server only. */
  data: () => string;
  /** Renders the content. The browser calls it on all pages except the first one. */
  children: () => ReactNode;
}

/**
 * The content of a page. On the first page, it stays as the server rendered it; only the islands in it are hydrated. On
 * the following pages, React renders it.
 */
export default function StaticContent({content, data, children, ...element}: Props) {
  if (isValidElement(content) && isServerHtml(content.type)) return <ServerHtml {...element} />;
  return (
    <>
      <div {...element}>{children()}</div>
      {!ExecutionEnvironment.canUseDOM && <PageDataScript text={data()} />}
    </>
  );
}
