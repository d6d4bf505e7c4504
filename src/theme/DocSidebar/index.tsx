import type {ComponentProps} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useWindowSize} from '@docusaurus/theme-common';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type Original from '@theme/DocSidebar';

/** The width from which the theme shows the sidebar next to the content, in CSS pixels. */
const MIN_WIDTH = 997;

/**
 * The sidebar of the docs. In a narrow window, it's part of the menu. The build doesn't know the width, so it renders
 * the sidebar for a wide window. The original hydrates that sidebar in a narrow window, too, before removing it.
 */
export default function DocSidebar(props: ComponentProps<typeof Original>) {
  const size = useWindowSize();
  const isNarrow =
    size === 'mobile' || (size === 'ssr' && ExecutionEnvironment.canUseDOM && window.innerWidth < MIN_WIDTH);
  return isNarrow ? <DocSidebarMobile {...props} /> : <DocSidebarDesktop {...props} />;
}
