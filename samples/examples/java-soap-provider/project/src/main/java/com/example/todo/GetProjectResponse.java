package com.example.todo;

import jakarta.xml.bind.annotation.XmlRootElement;

@XmlRootElement(namespace = ProjectEndpoint.NAMESPACE)
public class GetProjectResponse {
  public Project project;

  public GetProjectResponse() {}

  public GetProjectResponse(Project project) {
    this.project = project;
  }
}
