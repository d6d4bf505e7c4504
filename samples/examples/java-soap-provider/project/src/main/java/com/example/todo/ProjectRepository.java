package com.example.todo;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Repository;

/** Keeps projects in memory instead of in a database. */
@Repository
public class ProjectRepository {
  private final Map<Integer, Project> projects = new ConcurrentHashMap<>();

  public Optional<Project> find(int id) {
    return Optional.ofNullable(projects.get(id));
  }

  public void save(Project project) {
    projects.put(project.id, project);
  }

  public void deleteAll() {
    projects.clear();
  }
}
