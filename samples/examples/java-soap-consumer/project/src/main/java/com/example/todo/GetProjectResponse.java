package com.example.todo;

import jakarta.xml.bind.annotation.XmlRootElement;

@XmlRootElement(name = "getProjectResponse", namespace = TodoClient.NAMESPACE)
class GetProjectResponse {
  public Project project;
}
