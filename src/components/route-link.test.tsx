// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouteLink } from './route-link.tsx';

function Here() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${state ?? ''}`}</output>;
}

it('leads on within the page, except where a new tab is wanted or somebody prevents it', () => {
  render(
    <MemoryRouter initialEntries={['/from']}>
      <RouteLink to="/plain?x=1" state="kept">
        plain
      </RouteLink>
      <RouteLink to="/prevented" onClick={(event) => event.preventDefault()}>
        prevented
      </RouteLink>
      <Here />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'plain' });
  const here = () => screen.getByRole('status').textContent;
  expect(link.getAttribute('href')).toBe('/plain?x=1');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'prevented' }));
  expect(here()).toBe('/from ');
  fireEvent.click(link);
  expect(here()).toBe('/plain kept');
});
